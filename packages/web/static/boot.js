// Before the first paint: the player's theme and language; `data-await` stands until the app is at work, and says if it
// must set the theme right. A file of its own, as inline scripts are not allowed.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  let theme = 'system';
  try {
    theme = JSON.parse(read('reynard-settings') ?? '{}').theme ?? 'system';
  } catch {
    // Damaged settings: the defaults hold.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const known = ['en', 'de', 'nl', 'hu'];
  const wanted = [read('reynard-language'), ...navigator.languages].map((tag) =>
    tag?.slice(0, 2).toLowerCase(),
  );
  const language = wanted.find((tag) => known.includes(tag)) ?? 'en';
  root.lang = language;
  root.dataset.await = theme === 'system' ? '' : 'theme';

  // A tap before the app is at work is not lost: it counts as soon as the button can do something.
  let tapped;
  const keep = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped = button;
  };
  addEventListener('click', keep, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', keep, true);
    tapped?.click();
  }).observe(root, { attributeFilter: ['data-await'] });
})();
