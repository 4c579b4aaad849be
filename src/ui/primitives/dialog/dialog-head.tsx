import { CloseButton } from "../button/icon-button";
import { classNames } from "../element";
import { Row } from "../layout/layout";
import { Title } from "../text/text";
import * as styles from "./dialog-head.late.module.css";

interface DialogHeadProps {
  /** Id of the title, for `aria-labelledby`. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

export function DialogHead({ id, title, onClose, className }: DialogHeadProps) {
  return (
    <Row as="header" gap={3} className={classNames(className, styles.head)}>
      <Title id={id} size={3}>
        {title}
      </Title>
      <CloseButton onClick={onClose} />
    </Row>
  );
}
