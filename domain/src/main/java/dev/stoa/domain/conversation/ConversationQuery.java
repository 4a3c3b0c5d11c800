package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;

/** Asks for a user's conversations, newest change first. */
public record ConversationQuery(
    Option<ProjectId> project, ArchiveFilter show, PageRequest<TimePosition<ConversationId>> page)
    implements PagedQuery<TimePosition<ConversationId>, ConversationQuery> {

  /** All that are not archived. */
  public static ConversationQuery live() {
    return new ConversationQuery(Option.none(), ArchiveFilter.LIVE, PageRequest.first());
  }

  /** Only those of a project. */
  public ConversationQuery in(ProjectId wanted) {
    return new ConversationQuery(Option.some(wanted), show, page);
  }

  /** Live ones, archived ones, or both. */
  public ConversationQuery show(ArchiveFilter wanted) {
    return new ConversationQuery(project, wanted, page);
  }

  @Override
  public ConversationQuery page(PageRequest<TimePosition<ConversationId>> wanted) {
    return new ConversationQuery(project, show, wanted);
  }
}
