/** Stoa as the memory of applications with LangChain4j. */
module dev.stoa.langchain4j {
  requires transitive dev.stoa.application;
  requires transitive langchain4j.core;
  requires static org.jspecify;

  exports dev.stoa.langchain4j;
}
