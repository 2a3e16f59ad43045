// Starts a Redis or Valkey of our own for tests and benchmarks, from the installed program. No npm package brings the server
// without an install script. If none is installed (Debian: `apt-get install redis-server`), the tests say so and are skipped.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { freePort, until } from './world.ts';

/** The program to start; undefined if neither is installed. */
export const redisProgram = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

export class Redis {
  readonly #port: number;
  #child: ChildProcess | undefined;

  static async start(): Promise<Redis> {
    const redis = new Redis(await freePort());
    await redis.resume();
    return redis;
  }

  private constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async resume(): Promise<void> {
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.#child = spawn(redisProgram!, options, { stdio: 'ignore' });
    await until(() => this.#answers(), 'Redis');
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.#port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
  }

  /** Kills it without warning. */
  async kill(): Promise<void> {
    const child = this.#child!;
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Stops answering, with all connections open. */
  freeze(): void {
    this.#child!.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child!.kill('SIGCONT');
  }
}
