/** The program that measures every area and writes the page of figures. */
package dev.stoa.benchmarks;
