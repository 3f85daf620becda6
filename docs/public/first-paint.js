// Sets the color scheme and the role before the first paint.
const appearance = localStorage.getItem('vitepress-theme-appearance') || 'auto';
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
if (appearance === 'dark' || (appearance === 'auto' && prefersDark)) document.documentElement.classList.add('dark');
document.documentElement.classList.toggle('mac', /Mac|iPhone|iPod|iPad/i.test(navigator.platform));
document.documentElement.dataset.seenAs = localStorage.getItem('docs-seen-as') || 'everyone';
