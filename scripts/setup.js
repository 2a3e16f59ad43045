// Makes a fresh clone ready, and starts the server. Each step runs only if what it depends on has changed.
//
//   node scripts/setup.js            install the dependencies
//   node scripts/setup.js --site     and build the web app
//   node scripts/setup.js --browser  and find or install a Chromium for the browser tests
//   node scripts/setup.js --start    and start the server; the arguments that follow are the server's
//
// This file has no static import, so that an old Node gets as far as the message.
const version = process.versions.node;
if (Number(version.split('.')[0]) >= 20) {
  import('./steps.js').then(({ takeSteps }) => takeSteps(process.argv.slice(2)));
} else {
  console.error(
    `Reynard needs Node 20 or later, and this is Node ${version}. Install a newer one from https://nodejs.org.`,
  );
  process.exitCode = 1;
}
