package dev.stoa.application.vectors;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.storage.Storage;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.Instant;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** Operations on an empty workspace; its clock moves by a second each time it is read. */
final class VectorWorkspace implements AutoCloseable {

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  private final TestWorkspace workspace = TestWorkspace.create();
  final Storage storage = workspace.storage();
  final AgentOperations agents = new AgentOperations(storage, this::tick, this::id);
  final AgentTaskOperations tasks = new AgentTaskOperations(storage, this::tick, this::id);
  final ChannelOperations channels = new ChannelOperations(storage, this::tick, this::id);
  final NotebookOperations notebook =
      new NotebookOperations(storage, this::tick, this::id, TokenCounter.ESTIMATE, List.of());

  /** A check on its own workspace. */
  static <T> Consumer<SpecVector> onNew(
      Function<VectorWorkspace, T> checks, BiConsumer<T, SpecVector> check) {
    return vector -> {
      try (VectorWorkspace workspace = new VectorWorkspace()) {
        check.accept(checks.apply(workspace), vector);
      }
    };
  }

  AgentId registered(String identity) {
    return agents.register(identity, "claude-4").get().id();
  }

  Instant tick() {
    now = now.plusSeconds(1);
    return now;
  }

  String id() {
    return "id-" + ++lastId + "-xxyyzz";
  }

  @Override
  public void close() {
    workspace.close();
  }
}
