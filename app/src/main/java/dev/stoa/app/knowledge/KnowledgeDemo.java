package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import io.vavr.control.Either;

/** Agents share knowledge; it is found by its domain and by its words. */
public final class KnowledgeDemo implements DemoSection {

  private static final String WHO = "librarian";

  @Override
  public String title() {
    return "Knowledge by domain";
  }

  @Override
  public void run(DemoContext demo) {
    KnowledgeOperations knowledge = demo.stoa().knowledge();
    done(demo.stoa().agents().register(AgentRegistration.of(WHO, "claude-4")));
    contribute(knowledge, "storage", "One writer at a time keeps SQLite honest.", 0.9);
    contribute(knowledge, "storage/sqlite", "A checkpoint moves the log into the file.", 0.8);
    contribute(knowledge, "storage/sqlite/backup", "Back up through the online API.", 0.95);
    contribute(knowledge, "storage-costs", "Disks are cheap, restores are not.", 0.6);
    demo.run(
        "Four entries are contributed; storage/* matches storage and everything below it, but not"
            + " storage-costs:",
        "knowledge.query",
        "{'domain':'storage/*'}");
    demo.run("The top level of the domain tree:", "knowledge.tree", "{'depth':1}");
    demo.run(
        "Found by words, with stemming:",
        "knowledge.search",
        "{'words':['checkpoints','backups']}");
  }

  private static void contribute(
      KnowledgeOperations knowledge, String domain, String content, double confidence) {
    done(
        knowledge.contribute(
            WHO, Contribution.of(new DomainPath(domain), content).confidence(confidence)));
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(CliFailure::refused);
  }
}
