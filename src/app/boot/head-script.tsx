/** The compiled inline/boot-head.ts (gatsby/on-create-webpack-config.ts). */
declare const HEAD_SCRIPT: string;

/** The script in the head of every page; it comes behind the colours that it adopts. */
export const headScript = () => (
  <script key="head-script" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
);
