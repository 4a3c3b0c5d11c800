package dev.stoa.app;

import dev.stoa.app.agent.AgentDemo;
import dev.stoa.app.agent.TaskDemo;
import dev.stoa.app.audit.AuditDemo;
import dev.stoa.app.channel.ChannelDemo;
import dev.stoa.app.consensus.ConsensusDemo;
import dev.stoa.app.contextbackup.ContextBackupDemo;
import dev.stoa.app.conversation.ConversationDemo;
import dev.stoa.app.correction.CorrectionDemo;
import dev.stoa.app.critique.CritiqueDemo;
import dev.stoa.app.debate.DebateDemo;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.app.evidence.EvidenceDemo;
import dev.stoa.app.evolution.EvolutionDemo;
import dev.stoa.app.knowledge.KnowledgeDemo;
import dev.stoa.app.lesson.LessonDemo;
import dev.stoa.app.memory.MemoryDemo;
import dev.stoa.app.notebook.NotebookDemo;
import dev.stoa.app.operations.UpkeepDemo;
import dev.stoa.app.rating.CalibrationDemo;
import dev.stoa.app.rating.RatingDemo;
import dev.stoa.app.resilience.BreakerDemo;
import dev.stoa.app.search.SearchDemo;
import dev.stoa.app.specialist.SpecialistDemo;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The sections of the demo, in order; each context adds its own here. */
final class DemoSections {

  private DemoSections() {}

  static Seq<DemoSection> all() {
    return List.of(
        new AuditDemo(),
        new AgentDemo(),
        new TaskDemo(),
        new ChannelDemo(),
        new MemoryDemo(),
        new KnowledgeDemo(),
        new NotebookDemo(),
        new SearchDemo(),
        new RatingDemo(),
        new CalibrationDemo(),
        new CritiqueDemo(),
        new DebateDemo(),
        new EvidenceDemo(),
        new ConsensusDemo(),
        new LessonDemo(),
        new CorrectionDemo(),
        new SpecialistDemo(),
        new EvolutionDemo(),
        new ConversationDemo(),
        new ContextBackupDemo(),
        new BreakerDemo(),
        new UpkeepDemo());
  }
}
