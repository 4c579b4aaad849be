import type { HTMLAttributes, ReactNode } from "react";
import { moveLateSheetsToBody } from "#src/app/boot/late-sheets";

interface HtmlProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode[];
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode[];
  body: string;
  postBodyComponents: ReactNode[];
}

export default function Html(props: HtmlProps) {
  const { head, body } = moveLateSheetsToBody(props.headComponents, props.body);
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
