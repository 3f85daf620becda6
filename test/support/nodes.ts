export interface Nodes<Node> {
  readonly edges: readonly { readonly node: Node }[];
}

/** What a page lists. */
export const nodesOf = <Node>({ edges }: Nodes<Node>): Node[] => edges.map(({ node }) => node);
