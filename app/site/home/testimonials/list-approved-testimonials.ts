import { unwrap } from '~/lib/data-error';

/** More than anybody reads on one page. */
const LIMIT = 12;

export type ApprovedTestimonial = Awaited<ReturnType<typeof listApprovedTestimonials>>[number];

export async function listApprovedTestimonials() {
  // The home page loads no backend code before someone comes near the testimonials.
  const { visitorTables } = await import('~/lib/visitor-tables');
  const rows = unwrap(
    await visitorTables()
      .from('testimonials')
      .select('id, customer_name, location, comment, rating, monthly_savings, image_url, video_url')
      .eq('status', 'approved')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIMIT),
  );
  return rows ?? [];
}
