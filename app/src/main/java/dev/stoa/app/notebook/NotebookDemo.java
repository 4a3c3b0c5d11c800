package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.channel.Post;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** An agent takes notes, replaces three by one, and wakes to get its briefing. */
public final class NotebookDemo implements DemoSection {

  private static final String WHO = "archivist";

  @Override
  public String title() {
    return "Notebooks and waking";
  }

  @Override
  public void run(DemoContext demo) {
    NotebookOperations notebook = demo.stoa().notebook();
    done(demo.stoa().agents().register(AgentRegistration.of(WHO, "claude-4")));
    done(demo.stoa().agents().describe(WHO, "I remember so that others need not."));
    Note jitter = written(notebook, "Retries need jitter, or they come in waves.");
    done(notebook.markCore(WHO, jitter.id().value(), true));
    Note cap = written(notebook, "Retries need a cap of thirty seconds.");
    Note budget = written(notebook, "Retries need a budget per caller.");
    Note rule =
        done(notebook.replace(
                WHO,
                Vector.of(jitter, cap, budget).map(note -> note.id().value()),
                NoteDraft.of(NoteTopic.BELIEFS, "Retry with jitter, a cap and a budget."),
                "three notes about the same thing"))
            .synthesis();
    String one = "{'note':'" + rule.id() + "','as':'archivist'}";
    demo.run(
        "Three notes are replaced by one, which is core because one of them was; the chain shows"
            + " it:",
        "note.chain",
        one);
    demo.show(
        "A note can be replaced only once:",
        Table.of("replace again", "answer").row(cap.message(), refusal(notebook, cap)));
    written(notebook, "The budget of retries is spent per minute.");
    demo.run("Notes that share words with it:", "note.related", one);
    wake(demo, notebook);
  }

  private static void wake(DemoContext demo, NotebookOperations notebook) {
    AgentId other =
        done(demo.stoa().agents().register(AgentRegistration.of("herald", "claude-4"))).id();
    ChannelId channel = done(demo.stoa().channels().create(new ChannelName("handover"))).id();
    done(demo.stoa().channels().post(Post.of(channel, other, "The night was quiet.")));
    done(
        demo.stoa()
            .knowledge()
            .contribute(
                "herald",
                Contribution.of(new DomainPath("decision/retries"), "One retry rule for all.")));
    done(notebook.write(WHO, NoteDraft.of(NoteTopic.JOURNAL, "Wrote the retry rule.")));
    done(demo.stoa().agents().startSpawn(WHO));
    demo.run("A new spawn wakes it, and it gets its briefing:", "note.wake", "{'as':'archivist'}");
  }

  private static Note written(NotebookOperations notebook, String message) {
    return done(notebook.write(WHO, NoteDraft.of(NoteTopic.NOTES, message)));
  }

  private static String refusal(NotebookOperations notebook, Note note) {
    return notebook
        .replace(WHO, Vector.of(note.id().value()), NoteDraft.of(NoteTopic.NOTES, "again"))
        .fold(NoteRefused::sentence, done -> "replaced");
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(CliFailure::refused);
  }
}
