// Whether this device has a player for online play. Small, so that pages load the code of online play only where it is needed.
export function playsOnline(): boolean {
  try {
    return localStorage.getItem('reynard-player') !== null;
  } catch {
    return false;
  }
}
