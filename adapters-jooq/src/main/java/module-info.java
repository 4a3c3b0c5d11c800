/** Repositories for both engines and the unit of work. */
module dev.stoa.adapter.jooq {
  requires transitive dev.stoa.domain;
  requires transitive dev.stoa.schema;
  requires static jakarta.xml.bind;
  requires static transitive org.jspecify;

  exports dev.stoa.adapter.jooq;
  exports dev.stoa.adapter.jooq.agent;
  exports dev.stoa.adapter.jooq.audit;
  exports dev.stoa.adapter.jooq.channel;
  exports dev.stoa.adapter.jooq.critique;
  exports dev.stoa.adapter.jooq.knowledge;
  exports dev.stoa.adapter.jooq.memory;
  exports dev.stoa.adapter.jooq.notebook;
  exports dev.stoa.adapter.jooq.rating;
  exports dev.stoa.adapter.jooq.resilience;
  exports dev.stoa.adapter.jooq.search;

  uses dev.stoa.adapter.jooq.StorageProvider;
}
