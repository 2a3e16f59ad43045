// Sets theme and language before the first paint. `data-await` stays until the app has started, and says whether the app must
// correct the theme. A file of its own, as the content security policy forbids inline scripts.
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
    // Damaged settings: use the defaults.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const known = root.dataset.languages.split(' ');
  const wanted = [read('reynard-language'), ...navigator.languages].map((tag) =>
    tag?.slice(0, 2).toLowerCase(),
  );
  const language = wanted.find((tag) => known.includes(tag)) ?? 'en';
  root.lang = language;
  root.dataset.await = theme === 'system' ? '' : 'theme';

  // A tap before the app has started is not lost: it is repeated once the button works.
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
