// A broken network: between a server and what it needs, without closing anything.
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database or a bus on which a test can let everything get lost, without closing anything: a broken network. */
export class LossyNetwork {
  readonly #pairs = new Set<[Socket, Socket]>();
  readonly #server: Server;
  isBroken = false;
  /** How many connections were opened while it was broken. */
  lost = 0;

  private constructor(target: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      this.#pairs.add([near, far]);
      const wasBroken = this.isBroken;
      // What has got lost on a connection stays lost, also when the network works again.
      let isLost = wasBroken;
      if (wasBroken) this.lost++;
      const pass = (to: Socket) => (bytes: Buffer) => {
        isLost ||= this.isBroken;
        if (!isLost) to.write(bytes);
      };
      near.on('data', pass(far)).on('error', () => {});
      far.on('data', pass(near)).on('error', () => {});
    });
  }

  static async to(url: string): Promise<{ network: LossyNetwork; url: string }> {
    const network = new LossyNetwork(new URL(url));
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    const through = new URL(url);
    through.port = String((network.#server.address() as AddressInfo).port);
    return { network, url: through.href };
  }

  close(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#server.close();
  }
}
