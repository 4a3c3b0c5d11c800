/** How a row is declared, measured and compared with its bars. */
package dev.stoa.benchmarks.measure;
