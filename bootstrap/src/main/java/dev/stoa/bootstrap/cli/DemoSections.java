package dev.stoa.bootstrap.cli;

import dev.stoa.bootstrap.agent.AgentDemo;
import dev.stoa.bootstrap.agent.TaskDemo;
import dev.stoa.bootstrap.audit.AuditDemo;
import dev.stoa.bootstrap.channel.ChannelDemo;
import dev.stoa.bootstrap.critique.CritiqueDemo;
import dev.stoa.bootstrap.knowledge.KnowledgeDemo;
import dev.stoa.bootstrap.memory.MemoryDemo;
import dev.stoa.bootstrap.notebook.NotebookDemo;
import dev.stoa.bootstrap.rating.CalibrationDemo;
import dev.stoa.bootstrap.rating.RatingDemo;
import dev.stoa.bootstrap.resilience.BreakerDemo;
import dev.stoa.bootstrap.search.SearchDemo;
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
        new BreakerDemo());
  }
}
