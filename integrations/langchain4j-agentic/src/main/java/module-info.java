/** The scopes of the agents of LangChain4j in a workspace. */
module dev.stoa.langchain4j.agentic {
  requires transitive dev.stoa.application;
  requires transitive langchain4j.core;
  requires static transitive langchain4j.agentic;
  requires static org.jspecify;

  exports dev.stoa.langchain4j.agentic;
}
