/** The use cases of every context. */
module dev.stoa.application {
  requires transitive dev.stoa.domain;
  requires io.github.javadiffutils;
  requires static transitive org.jspecify;
  // As in domain.
  requires static io.soabase.recordbuilder.core;
  requires static transitive java.compiler;

  exports dev.stoa.application;
  exports dev.stoa.application.agent;
  exports dev.stoa.application.audit;
  exports dev.stoa.application.channel;
  exports dev.stoa.application.consensus;
  exports dev.stoa.application.contextbackup;
  exports dev.stoa.application.conversation;
  exports dev.stoa.application.correction;
  exports dev.stoa.application.critique;
  exports dev.stoa.application.debate;
  exports dev.stoa.application.embedding;
  exports dev.stoa.application.encryption;
  exports dev.stoa.application.evidence;
  exports dev.stoa.application.evolution;
  exports dev.stoa.application.files;
  exports dev.stoa.application.graph;
  exports dev.stoa.application.imports;
  exports dev.stoa.application.knowledge;
  exports dev.stoa.application.learning;
  exports dev.stoa.application.lesson;
  exports dev.stoa.application.memory;
  exports dev.stoa.application.notebook;
  exports dev.stoa.application.operations;
  exports dev.stoa.application.rating;
  exports dev.stoa.application.resilience;
  exports dev.stoa.application.pack;
  exports dev.stoa.application.search;
  exports dev.stoa.application.specialist;
  exports dev.stoa.application.trust;

  uses dev.stoa.application.embedding.EmbeddingModelProvider;
}
