/** What a command costs from its start to its end, in CPU seconds of its process. */
package dev.stoa.benchmarks.start;
