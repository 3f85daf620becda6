import { renderMermaidSVG } from 'beautiful-mermaid';

/** Draws Mermaid blocks while the site is built, with the colors of the theme. The text after `mermaid` names the diagram. */
export function renderDiagrams(md) {
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index];
    const [language, ...words] = info.trim().split(/\s+/);
    if (language !== 'mermaid') return fence(tokens, index, ...rest);
    return `<figure v-pre class="diagram" tabindex="0">${drawing(content, words.join(' ') || 'Diagram')}</figure>\n`;
  };
}

const drawing = (text, label) =>
  renderMermaidSVG(text)
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ style="[^"]*"/g, '')
    .replace('<svg ', `<svg role="img" aria-label="${label.replaceAll('"', '&quot;')}" `)
    .replace(/\n\s*/g, '\n');
