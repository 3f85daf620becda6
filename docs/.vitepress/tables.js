/** Aligned columns as classes: the content security policy forbids style attributes. */
export function inlineStyles(md) {
  for (const cell of ['th_open', 'td_open'])
    md.renderer.rules[cell] = (tokens, index, options, _env, self) => {
      const token = tokens[index];
      const [, side] = /text-align:(\w+)/.exec(token.attrGet('style') ?? '') ?? [];
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
      if (side) token.attrJoin('class', `align-${side}`);
      return self.renderToken(tokens, index, options);
    };
}
