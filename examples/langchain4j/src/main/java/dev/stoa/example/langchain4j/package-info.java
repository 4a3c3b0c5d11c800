/** An assistant of LangChain4j that remembers in Stoa. */
package dev.stoa.example.langchain4j;
