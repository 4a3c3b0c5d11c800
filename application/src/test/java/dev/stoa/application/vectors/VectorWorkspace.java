package dev.stoa.application.vectors;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.storage.InMemoryStorage;
import java.time.Instant;

/** Operations on an empty workspace; its clock moves by a second each time it is read. */
final class VectorWorkspace {

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  private final Storage storage = new InMemoryStorage();
  final AgentOperations agents = new AgentOperations(storage, this::tick, this::id);
  final AgentTaskOperations tasks = new AgentTaskOperations(storage, this::tick, this::id);
  final ChannelOperations channels = new ChannelOperations(storage, this::tick, this::id);
  final NotebookOperations notebook = new NotebookOperations(storage, this::tick, this::id);

  AgentId registered(String identity) {
    return agents.register(identity, "claude-4").get().id();
  }

  private Instant tick() {
    now = now.plusSeconds(1);
    return now;
  }

  private String id() {
    return "id-" + ++lastId + "-xxyyzz";
  }
}
