package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.ArchiveFilter;
import io.vavr.control.Option;

/** Which of a user's conversations a list has. */
public record ConversationFilter(Option<ProjectId> project, ArchiveFilter show) {

  /** All that are not archived. */
  public static final ConversationFilter LIVE =
      new ConversationFilter(Option.none(), ArchiveFilter.LIVE);

  /** Only those of a project. */
  public ConversationFilter in(ProjectId wanted) {
    return new ConversationFilter(Option.some(wanted), show);
  }

  /** Live ones, archived ones, or both. */
  public ConversationFilter show(ArchiveFilter wanted) {
    return new ConversationFilter(project, wanted);
  }

  /** Whether a conversation is in the list. */
  public boolean accepts(Conversation one) {
    return project.forAll(one.project()::contains) && show.includes(one.archivedAt());
  }
}
