@echo off
rem Starts Spielwerk on Windows; builds it first when it was never built.
rem   spielwerk [command ..]    run (options for the JVM: SPIELWERK_JAVA_OPTS)
rem   spielwerk build           build again, after sources changed
rem   spielwerk fetch train     fetch the training library now, for a machine that will be offline
rem The tests and the packages need the script spielwerk: Linux, macOS or WSL.
setlocal
set "SPIELWERK_HOME=%~dp0"
if "%SPIELWERK_HOME:~-1%"=="\" set "SPIELWERK_HOME=%SPIELWERK_HOME:~0,-1%"
set "SPIELWERK_LOG=%SPIELWERK_HOME%\target\build.log"
set "SPIELWERK_CLASSES=%SPIELWERK_HOME%\target\classes.jsa"

if defined JAVA_HOME goto named
set "SPIELWERK_JAVA=java.exe"
for %%F in (java.exe) do set "SPIELWERK_RELEASE=%%~dp$PATH:F..\release"
where /q java.exe
if errorlevel 1 goto nojava
goto found

:named
set "SPIELWERK_JAVA=%JAVA_HOME%\bin\java.exe"
set "SPIELWERK_RELEASE=%JAVA_HOME%\release"
if exist "%SPIELWERK_JAVA%" goto found
>&2 echo spielwerk: JAVA_HOME is %JAVA_HOME%, but there is no bin\java.exe in it; Spielwerk needs Java 17 or newer.
exit /b 1

:nojava
>&2 echo spielwerk: Spielwerk needs Java 17 or newer, but no java was found; install a JDK or set JAVA_HOME.
exit /b 1

:found
rem Java's own file says which one it is; an older one would only complain of its options.
if not exist "%SPIELWERK_RELEASE%" goto fresh
findstr /r "JAVA_VERSION=.1\. JAVA_VERSION=.9 JAVA_VERSION=.1[0-6]" "%SPIELWERK_RELEASE%" >nul
if not errorlevel 1 goto old

:fresh
if "%~1"=="build" goto build
if "%~1"=="fetch" goto fetch
if exist "%SPIELWERK_HOME%\app\target\lib\spielwerk-app-*.jar" goto start

:build
where /q mvn.cmd
if errorlevel 1 goto nomaven
>&2 echo Building Spielwerk ...
if not exist "%SPIELWERK_HOME%\target" mkdir "%SPIELWERK_HOME%\target"
pushd "%SPIELWERK_HOME%"
call mvn.cmd -B -ntp -Dmaven.test.skip=true package >"%SPIELWERK_LOG%" 2>&1
set "SPIELWERK_STATUS=%ERRORLEVEL%"
popd
if not "%SPIELWERK_STATUS%"=="0" goto failed
rem The classes that a start loads, as the JVM maps them; without them all works as well.
>&2 echo Preparing fast starts ...
"%SPIELWERK_JAVA%" "-Dspielwerk.home=%SPIELWERK_HOME%" -cp "%SPIELWERK_HOME%\app\target\lib\*" spielwerk.app.ClassArchive "%SPIELWERK_CLASSES%" >nul 2>&1
if "%~1"=="build" exit /b 0
goto start

:fetch
if not "%~2"=="train" goto nofetch
where /q mvn.cmd
if errorlevel 1 goto nomaven
>&2 echo Fetching the training library ...
if not exist "%SPIELWERK_HOME%\target" mkdir "%SPIELWERK_HOME%\target"
pushd "%SPIELWERK_HOME%"
call mvn.cmd -B -ntp -Dmaven.test.skip=true -f learn\torch\pom.xml package >"%SPIELWERK_LOG%" 2>&1
set "SPIELWERK_STATUS=%ERRORLEVEL%"
popd
if not "%SPIELWERK_STATUS%"=="0" goto failed
exit /b 0

:nofetch
>&2 echo spielwerk: fetch takes one word on Windows: train, the library that trains networks.
exit /b 2

:old
>&2 echo spielwerk: Spielwerk needs Java 17 or newer, but %SPIELWERK_JAVA% is an older one; install a newer one or set JAVA_HOME.
exit /b 1

:nomaven
>&2 echo spielwerk: Spielwerk is built with Maven, but no mvn.cmd was found; install Maven 3.8 or newer.
exit /b 1

:failed
>&2 echo spielwerk: the build failed; the log is in %SPIELWERK_LOG%
exit /b 1

:start
"%SPIELWERK_JAVA%" -XX:+UseParallelGC -Xshare:auto "-XX:SharedArchiveFile=%SPIELWERK_CLASSES%" "-Xlog:cds*=off" --enable-native-access=ALL-UNNAMED %SPIELWERK_JAVA_OPTS% "-Dspielwerk.home=%SPIELWERK_HOME%" "-Dspielwerk.script=%SPIELWERK_HOME%\spielwerk.cmd" "-Dspielwerk.training=%SPIELWERK_HOME%\learn\torch\target\lib" -cp "%SPIELWERK_HOME%\app\target\lib\*" spielwerk.app.Main %*
exit /b %ERRORLEVEL%
