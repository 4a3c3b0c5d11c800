/** The embedding store of LangChain4j in a workspace, and embedding models of Stoa. */
module dev.stoa.langchain4j.embeddings {
  requires transitive dev.stoa.application;
  requires transitive langchain4j.core;
  requires static org.jspecify;

  exports dev.stoa.langchain4j.embeddings;
}
