package dev.stoa.testkit.conversation;

import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;

/** What the fakes of conversations share. */
record ConversationCells(
    Cell<Map<ProjectId, Project>> projects,
    Cell<Map<UserId, ProjectId>> active,
    Cell<Map<ConversationId, Conversation>> conversations,
    Cell<Vector<ConversationMessage>> messages) {

  ConversationCells(InMemoryUnitOfWork unit) {
    this(
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(Vector.empty()));
  }
}
