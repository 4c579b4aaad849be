declare const HEAD_SCRIPT: string;

/** The script in the head of every page; follows the colours that it adopts. */
export const headScript = () => (
  <script key="head-script" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
);
