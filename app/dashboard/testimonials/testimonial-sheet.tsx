import { dashboard } from '~/dashboard/en';
import { Sheet, TITLE_ID } from '~/dashboard/sheet';
import type { Attachment } from '~/forms/define-form';
import { Form } from '~/forms/form';
import { toast } from '~/ui/toast';
import { testimonialForm } from './testimonial-form';

interface TestimonialSheetProps {
  onAdded(): void;
  onClose(): void;
}

export function TestimonialSheet({ onAdded, onClose }: TestimonialSheetProps) {
  function finish(lost: Attachment[]) {
    for (const { label } of lost) toast(dashboard.toasts.uploadFailed(label.toLowerCase()));
    onAdded();
    onClose();
  }
  return (
    <Sheet title="Add testimonial" onClose={onClose}>
      <Form form={testimonialForm} labelledBy={TITLE_ID} onSent={finish} />
    </Sheet>
  );
}
