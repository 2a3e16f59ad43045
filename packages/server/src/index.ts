// The server as a library: for tests, and for programs that bring their own process.
export { type Config, readConfig, Settings } from './config.ts';
export { type Log, openLog } from './log.ts';
export { type RunningServer, startServer } from './server.ts';
