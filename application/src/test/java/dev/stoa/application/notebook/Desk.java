package dev.stoa.application.notebook;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.HandOffOperations;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Operations over a new workspace; its clock ticks a second each time it is read. */
final class Desk implements AutoCloseable {

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  private final TestWorkspace workspace = TestWorkspace.create();
  final Storage storage = workspace.storage();
  final NotebookOperations notebook =
      new NotebookOperations(storage, this::tick, this::id, TokenCounter.ESTIMATE, List.of());
  final KnowledgeOperations knowledge = new KnowledgeOperations(storage, this::tick, this::id);
  final AgentOperations agents = new AgentOperations(storage, this::tick, this::id);
  final ChannelOperations channels = new ChannelOperations(storage, this::tick, this::id);
  final HandOffOperations handOffs = new HandOffOperations(storage, this::tick, this::id);
  final AgentTaskOperations tasks = new AgentTaskOperations(storage, this::tick, this::id);
  final DebateOperations debates = new DebateOperations(storage, this::tick, this::id);

  Instant tick() {
    now = now.plusSeconds(1);
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  AgentId registered(String identity) {
    return agents.register(AgentRegistration.of(identity, "claude-4")).get().id();
  }

  Note written(String as, String topic, String message) {
    return notebook.write(as, NoteDraft.of(new NoteTopic(topic), message)).get();
  }

  void write(Runnable work) {
    storage
        .unitOfWork()
        .run(
            () -> {
              work.run();
              return now;
            });
  }

  private String id() {
    return "id-" + ++lastId + "-xxyyzz";
  }

  @Override
  public void close() {
    workspace.close();
  }
}
