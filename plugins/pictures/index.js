// Gatsby asks for an entry; everything is in gatsby-node.ts.
