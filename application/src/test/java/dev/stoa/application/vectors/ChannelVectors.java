package dev.stoa.application.vectors;

import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.listing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Vector;

/** Checks the vectors of channels. */
final class ChannelVectors {

  private static final String SEND = "send ";
  private static final String RECEIVE = "recv";

  private ChannelVectors() {}

  static VectorChecks checks() {
    return VectorChecks.of("space-os")
        .check("bridge", listing(ChannelVectors::isStep), ChannelVectors::receive)
        .check("bridge", input("channels_with_unread"), ChannelVectors::inbox)
        .check("bridge", input("channel"), ChannelVectors::unread)
        .check("bridge", input(Given::isNothing), v -> v.differs("repeated requests"))
        .check("cascades", input("delete"), ChannelVectors::delete);
  }

  private static boolean isStep(Given step) {
    return step.isText() && (step.text().equals(RECEIVE) || step.text().startsWith(SEND));
  }

  /** Runs the steps of the input: "send x" posts "x message". */
  private static void receive(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      AgentId reader = workspace.registered("reader");
      AgentId author = workspace.registered("author");
      ChannelId channel = workspace.channels.create("main").get().id();
      Vector<Vector<String>> received = Vector.empty();
      for (Given step : vector.input().list()) {
        String text = step.text();
        if (text.startsWith(SEND)) {
          String content = text.substring(SEND.length()) + " message";
          workspace.channels.post("main", author.value(), content).get();
        } else {
          received =
              received.append(
                  workspace
                      .channels
                      .receive(reader, channel, 100)
                      .get()
                      .map(ChannelMessage::content)
                      .toVector());
        }
      }
      assertEquals(
          vector.expected().list().map(each -> each.list().map(Given::text).toVector()).toVector(),
          received);
    }
  }

  /** The original shows at most five channels; in Stoa the caller asks for five. */
  private static void inbox(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      AgentId reader = workspace.registered("reader");
      workspace.registered("author");
      long count = vector.input().get("channels_with_unread").whole();
      for (int i = 0; i < count; i++) {
        workspace.channels.create("channel-" + i).get();
        workspace.channels.post("channel-" + i, "author", "hello").get();
      }
      long shown = workspace.channels.inbox(reader, PageRequest.first(5)).items().size();
      vector.expected().member("list_channels", shown);
      ChannelId first = workspace.channels.resolve("channel-0").get().id();
      workspace.channels.receive(reader, first, 100).get();
      long left = workspace.channels.inbox(reader, PageRequest.first(1_000)).items().size();
      vector.expected().member("inbox_after_one_recv", left);
    }
  }

  /** Where the vector has the right answer, the count of the original is a defect. */
  private static void unread(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      AgentId reader = workspace.registered("reader");
      workspace.registered("author");
      String name = vector.input().get("channel").text();
      ChannelId channel = workspace.channels.create(name).get().id();
      for (int i = 0; i < vector.input().whole("messages", 0); i++) {
        workspace.channels.post(name, "author", "hello").get();
      }
      long unread = workspace.channels.unread(reader, channel);
      Given expected = vector.expected();
      expected.member("right_answer", unread);
      for (Given count : expected.find("unread_count")) {
        if (unread == 0 && count.whole() == 1) {
          vector.differs(count, "empty channel");
        } else {
          count.matches((double) unread);
        }
      }
    }
  }

  private static void delete(SpecVector vector) {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      AgentId reader = workspace.registered("reader");
      AgentId author = workspace.registered("author");
      vector.input().get("delete").matches("channel");
      ChannelId channel = workspace.channels.create("main").get().id();
      workspace.channels.post("main", "author", "hello").get();
      workspace.channels.receive(reader, channel, 100).get();
      workspace.tasks.create(AgentTaskOrder.of(author, "x").in(channel)).get();
      NoteDraft draft = NoteDraft.of(new NoteTopic("notes"), "x").learntIn(channel);
      Note note = workspace.notebook.write("author", draft).get();
      workspace.channels.delete(channel).get();
      Given expected = vector.expected();
      expected.member("messages", workspace.channels.count(channel));
      expected.member("bookmarks", workspace.channels.unread(reader, channel));
      AgentTask task = workspace.tasks.list(AgentTaskQuery.all().limit(1)).items().head();
      Note after = workspace.notebook.find("author", note.id()).get().get();
      isNull(expected, "tasks.channel_id", task.order().channel().isEmpty());
      isNull(expected, "memories.bridge_channel", after.origin().channel().isEmpty());
    }
  }

  private static void isNull(Given expected, String name, boolean ours) {
    expected.find(name).forEach(given -> assertEquals(given.isNull(), ours, given.path()));
  }
}
