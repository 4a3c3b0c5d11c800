/** Types, rules and ports of every context. */
module dev.stoa.domain {
  requires transitive io.vavr;
  requires static transitive org.jspecify;

  exports dev.stoa.domain.agent;
  exports dev.stoa.domain.audit;
  exports dev.stoa.domain.audit.aua;
  exports dev.stoa.domain.audit.tlog;
  exports dev.stoa.domain.channel;
  exports dev.stoa.domain.consensus;
  exports dev.stoa.domain.contextbackup;
  exports dev.stoa.domain.conversation;
  exports dev.stoa.domain.correction;
  exports dev.stoa.domain.critique;
  exports dev.stoa.domain.debate;
  exports dev.stoa.domain.evidence;
  exports dev.stoa.domain.evolution;
  exports dev.stoa.domain.imports;
  exports dev.stoa.domain.json;
  exports dev.stoa.domain.kernel;
  exports dev.stoa.domain.knowledge;
  exports dev.stoa.domain.lesson;
  exports dev.stoa.domain.memory;
  exports dev.stoa.domain.notebook;
  exports dev.stoa.domain.operations;
  exports dev.stoa.domain.rating;
  exports dev.stoa.domain.rating.fit;
  exports dev.stoa.domain.resilience;
  exports dev.stoa.domain.search;
  exports dev.stoa.domain.specialist;
  exports dev.stoa.domain.storage;
}
