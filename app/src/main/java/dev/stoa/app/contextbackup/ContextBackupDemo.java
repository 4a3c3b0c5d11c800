package dev.stoa.app.contextbackup;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.SpecialistName;
import java.util.List;

/** A conversation outgrows the window of a specialist, and the coverage job writes a note. */
public final class ContextBackupDemo implements DemoSection {

  @Override
  public String title() {
    return "Context backups";
  }

  @Override
  public void run(DemoContext demo) {
    SpecialistName coder =
        demo.stoa().contextBackups().register(Specialist.of("demo-coder", 100)).name();
    ConversationId conversation =
        demo.stoa()
            .conversations()
            .start(UserId.LOCAL, NewConversation.titled("Importer").id("demo-importer"))
            .getOrElseThrow(CliFailure::refused)
            .id();
    demo.stoa()
        .contextBackups()
        .append(
            UserId.LOCAL,
            conversation,
            List.of(
                NewMessage.of(MessageDraft.user("I need an importer for CSV files.")),
                NewMessage.of(MessageDraft.assistant("We decided to stream the rows.")),
                NewMessage.of(MessageDraft.user("Please keep the answers short.")),
                NewMessage.of(
                    MessageDraft.assistant(
                        "The parser in src/main/Importer.java reads all files of the sample. Rows"
                            + " with too few columns still stop the import, with an error that"
                            + " names the line but not the file.")),
                NewMessage.of(MessageDraft.user("Handle rows with too few columns next."))),
            List.of(coder))
        .getOrElseThrow(CliFailure::refused);
    demo.run(
        "Five messages fill 70 % of the window of a specialist, so a backup is due:",
        "context.due", "{'conversation':'demo-importer'}");
    demo.run("The coverage job writes it:", "context.cover", "{'pause':'0s'}");
    demo.run(
        "The specialist resumes from the newest valid note:",
        "context.resume",
        "{'conversation':'demo-importer','specialist':'demo-coder'}");
  }
}
