package dev.stoa.benchmarks.operations;

import dev.stoa.application.channel.Post;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.channel.ChannelId;
import java.util.ArrayList;
import java.util.List;

/** As many messages as audit entries. */
final class TransferFixture {

  private static final int BATCH = 1_000;

  private TransferFixture() {}

  static void fill(Stoa stoa, int rows) {
    AgentId author = stoa.agents().register(AgentRegistration.of("ann", "some-model")).get().id();
    ChannelId channel = stoa.channels().create("reviews").get().id();
    for (int from = 0; from < rows / 2; from += BATCH) {
      List<Post> posts = new ArrayList<>();
      List<AuditEvent> events = new ArrayList<>();
      for (int i = from; i < from + BATCH; i++) {
        posts.add(
            Post.of(channel, author, "Step " + i + " is done; the tests are green.\tYour turn."));
        events.add(AuditEvent.of(i % 10 == 0 ? "promote" : "query").session("s" + i % 1_000));
      }
      stoa.channels().postAll(posts).get();
      stoa.audit().appendAll(events).get();
    }
  }
}
