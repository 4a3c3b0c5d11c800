package dev.stoa.bootstrap.cli;

import dev.stoa.bootstrap.agent.AgentChapter;
import dev.stoa.bootstrap.agent.TaskChapter;
import dev.stoa.bootstrap.audit.AuditChapter;
import dev.stoa.bootstrap.channel.ChannelChapter;
import dev.stoa.bootstrap.critique.CritiqueChapter;
import dev.stoa.bootstrap.knowledge.KnowledgeChapter;
import dev.stoa.bootstrap.memory.MemoryChapter;
import dev.stoa.bootstrap.notebook.NotebookChapter;
import dev.stoa.bootstrap.rating.CalibrationChapter;
import dev.stoa.bootstrap.rating.RatingChapter;
import dev.stoa.bootstrap.resilience.BreakerChapter;
import dev.stoa.bootstrap.search.SearchChapter;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The story of the demo: a context joins it by adding its chapter here. */
final class DemoChapters {

  private DemoChapters() {}

  static Seq<DemoChapter> all() {
    return List.of(
        new AuditChapter(),
        new AgentChapter(),
        new TaskChapter(),
        new ChannelChapter(),
        new MemoryChapter(),
        new KnowledgeChapter(),
        new NotebookChapter(),
        new SearchChapter(),
        new RatingChapter(),
        new CalibrationChapter(),
        new CritiqueChapter(),
        new BreakerChapter());
  }
}
