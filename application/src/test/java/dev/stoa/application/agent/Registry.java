package dev.stoa.application.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** Operations over a new workspace, whose clock ticks a second each time it is read. */
final class Registry implements AutoCloseable {

  static final Instant START = Instant.parse("2026-01-02T03:04:05.000000Z");

  private final AtomicLong ticks = new AtomicLong();
  private final AtomicLong ids = new AtomicLong();
  private final TestWorkspace workspace = TestWorkspace.create();
  final Storage storage = workspace.storage();
  final AgentOperations agents =
      new AgentOperations(storage, this::now, () -> "00" + ids.incrementAndGet() + "-aabbcc");

  Instant now() {
    return START.plusSeconds(ticks.incrementAndGet());
  }

  Agent registered(String identity) {
    return agents.register(AgentRegistration.of(identity, "claude-4")).get();
  }

  @Override
  public void close() {
    workspace.close();
  }
}
